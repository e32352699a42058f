/**
 * User agents of crawlers and measuring tools: they are shown the address they asked for, whatever their browser language (decisions §2).
 *
 * One list for the head script and its test; the words are parts of names that real visitors' browsers do not have, cut short where
 * the rest says no more, in the order that compresses best (Chrome-Lighthouse, Google-InspectionTool).
 */
export const CRAWLERS = /bot|lighth|inspec|crawl|spider|ptst/i;
