/**
 * User agents of crawlers and measuring tools: they are shown the address they asked for, whatever their browser language (rule languages.detection).
 *
 * One list for the head script and its test; the words are parts of names that real visitors' browsers do not have, cut short where
 * the rest says no more (Chrome-Lighthouse, Google-InspectionTool), in the order that compresses best.
 */
export const CRAWLERS = /bot|crawl|spider|inspec|ptst|lighth/i;
