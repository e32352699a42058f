CREATE TABLE audit_log (table_name TEXT, program_id TEXT, operation TEXT, logged_at TEXT);
INSERT INTO audit_log VALUES
  ('orders', 'ORD010', 'INSERT', '2024-03-01'), ('orders', 'SHP020', 'UPDATE', '2024-12-31'), ('orders', 'ORD010', 'UPDATE', '2025-01-10'),
  ('stock', 'ORD010', 'UPDATE', '2024-05-01'), ('stock', 'SHP020', 'UPDATE', '2024-06-01'), ('stock', 'INV030', 'UPDATE', '2025-01-31'),
  ('supplier', 'SUP040', 'INSERT', '2024-02-01'), ('supplier', 'RPT050', 'SELECT', '2024-02-02'), ('supplier', 'OLD060', 'UPDATE', '2023-12-31');
CREATE TABLE supplier (id INTEGER PRIMARY KEY, name TEXT, zip TEXT);
CREATE TABLE old_quote (id INTEGER, amount INTEGER);
INSERT INTO old_quote VALUES (1, 10000), (2, 20000);
CREATE TABLE new_quote (id INTEGER, amount INTEGER);
INSERT INTO new_quote VALUES (1, 10000), (2, 20000);
