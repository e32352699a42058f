/**
 * User agents of crawlers and measuring tools. The browser language does not redirect them (rule languages.detection).
 *
 * The head script and its test share this list. The words are parts of names that no visitor's browser has, as short as possible
 * (Chrome-Lighthouse, Google-InspectionTool), in the order that compresses best.
 */
export const CRAWLERS = /bot|crawl|spider|inspec|ptst|lighth/i;
