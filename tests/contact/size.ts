/** Short runs are for every `npm test`, long ones for `npm run test:contact:full`. */
export const isFull = process.env['CONTACT_RUN'] === 'long';
