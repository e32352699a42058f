import ts from 'typescript';

/** The keys of the catalogues that a program reads. */
export interface KeyReads {
  /** Places in the catalogues where the keys that it reads are declared. */
  readonly places: ReadonlySet<ts.Node>;
  /** Keys that it reads by their name, as `namespace:a.b`: through `t()` and for plurals. */
  readonly names: ReadonlySet<string>;
  /** Places in the program where the keys that are read cannot be determined. */
  readonly unclear: readonly ts.Node[];
}

/**
 * Find out which keys of the catalogues a program reads, from its types alone.
 *
 * A key is read by property access, in brackets or by destructuring. A group of keys that is passed on has a type at its target: the keys
 * that this type names are read. If it is the catalogue's own type, the keys are read further on. If the type names no key (`unknown`, any
 * string as a key), all keys of the group could be read, and the place is unclear.
 *
 * @param isCatalogue whether a file is the catalogue that declares the keys
 * @param isSource whether a file may read keys
 */
export function keyReads(
  program: ts.Program,
  isCatalogue: (file: ts.SourceFile) => boolean,
  isSource: (file: ts.SourceFile) => boolean,
): KeyReads {
  const checker = program.getTypeChecker();
  const places = new Set<ts.Node>();
  const names = new Set<string>();
  const unclear: ts.Node[] = [];

  const declared = (symbol: ts.Symbol | undefined) =>
    (symbol?.declarations ?? []).filter((node) => isCatalogue(node.getSourceFile()));
  const read = (symbol: ts.Symbol | undefined) => {
    for (const place of declared(symbol)) places.add(place);
  };
  const typeOf = (node: ts.Node) => checker.getNonNullableType(checker.getTypeAtLocation(node));
  const keysOf = (type: ts.Type): ts.Symbol[] =>
    membersOf(type)
      .filter((member) => (member.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0)
      .flatMap((member) => checker.getPropertiesOfType(member))
      .filter((symbol) => declared(symbol).length > 0);

  const handOn = (type: ts.Type, to: ts.Type, at: ts.Node): void => {
    const keys = keysOf(type);
    if (keys.length === 0) return;
    if (namesNothing(to, checker)) unclear.push(at);
    for (const key of keys) {
      const taken = membersOf(to).flatMap((member) => checker.getPropertyOfType(member, key.name) ?? []);
      const isSame = taken.some((symbol) => declared(symbol).some((place) => declared(key).includes(place)));
      if (taken.length === 0 || isSame) continue;
      read(key);
      for (const symbol of taken) handOn(checker.getTypeOfSymbol(key), checker.getTypeOfSymbol(symbol), at);
    }
  };

  const readInBrackets = (node: ts.ElementAccessExpression) => {
    const keys = keysOf(typeOf(node.expression));
    const asked = literalsOf(checker.getTypeAtLocation(node.argumentExpression));
    if (keys.length > 0 && asked === undefined) unclear.push(node);
    for (const key of keys) if (asked?.includes(key.name)) read(key);
  };

  const readInPattern = ({ parent, propertyName, name, dotDotDotToken }: ts.BindingElement) => {
    const asked = propertyName ?? name;
    if (dotDotDotToken || !ts.isIdentifier(asked)) return;
    for (const key of keysOf(typeOf(parent))) if (key.name === asked.text) read(key);
  };

  const readByName = (node: ts.CallExpression) => {
    const asked = askedByName(node, checker);
    if (asked === undefined) return;
    const [namespaces, keys] = asked.map((type) => type && literalsOf(type));
    if (namespaces === undefined || keys === undefined) unclear.push(node);
    else for (const namespace of namespaces) for (const key of keys) names.add(`${namespace}:${key}`);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) read(checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) readInBrackets(node);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) readInPattern(node);
    if (ts.isCallExpression(node)) readByName(node);
    const source = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node) ? node.expression : node;
    const place = source === node ? node : node.parent;
    if ((source !== node || isHandedOn(node)) && ts.isExpression(place)) {
      const type = typeOf(source);
      const to = keysOf(type).length > 0 ? checker.getContextualType(place) : undefined;
      if (to) handOn(type, checker.getNonNullableType(to), node);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles().filter(isSource)) visit(file);
  return { places, names, unclear };
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** The texts that a type allows; undefined where it allows others too. */
function literalsOf(type: ts.Type): string[] | undefined {
  const members = membersOf(type);
  return members.every((member) => member.isStringLiteral()) ? members.map(({ value }) => value) : undefined;
}

function namesNothing(type: ts.Type, checker: ts.TypeChecker): boolean {
  const open = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter | ts.TypeFlags.NonPrimitive;
  return membersOf(type).some(
    (member) => (member.flags & open) !== 0 || checker.getIndexTypeOfType(member, ts.IndexKind.String) !== undefined,
  );
}

/** Types of namespace and key in `t('a.b')` and `pluralForms(lang, 'news', 'a.b')`; undefined for any other call. */
function askedByName(
  { expression, arguments: [first, second, third] }: ts.CallExpression,
  checker: ts.TypeChecker,
): [namespace: ts.Type | undefined, key: ts.Type | undefined] | undefined {
  const typed = (node: ts.Expression | undefined) => node && checker.getTypeAtLocation(node);
  if (ts.isIdentifier(expression) && expression.text === 'pluralForms') return [typed(second), typed(third)];
  const type = checker.getTypeAtLocation(expression);
  if ((type.aliasSymbol ?? type.symbol)?.name !== 'TFunction') return undefined;
  return [(type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference))[0], typed(first)];
}

/** Whether a node is a value as a whole, and not only the way to something in it. */
function isHandedOn(node: ts.Node): node is ts.Expression {
  const { parent } = node;
  const isValue =
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node);
  if (!isValue || ts.isBindingElement(parent) || ts.isPropertyAccessExpression(parent)) return false;
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node;
  return !(ts.isVariableDeclaration(parent) && (parent.name === node || ts.isObjectBindingPattern(parent.name)));
}
