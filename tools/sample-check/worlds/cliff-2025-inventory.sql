CREATE TABLE ledger (id TEXT);
INSERT INTO ledger VALUES ('IF-031'), ('RPT-101'), ('RPT-217'), ('RPT-218');
CREATE TABLE in_production (id TEXT);
INSERT INTO in_production VALUES ('IF-031'), ('IF-032'), ('RPT-217'), ('RPT-218'), ('RPT-430');
CREATE TABLE report (report_id TEXT);
INSERT INTO report VALUES ('RPT-217'), ('RPT-218'), ('RPT-430');
CREATE TABLE print_log (report_id TEXT, user_id TEXT, printed_at TEXT);
INSERT INTO print_log VALUES
  ('RPT-217', 'u1', '2024-10-31'), ('RPT-217', 'u2', '2024-11-30'), ('RPT-218', 'u1', '2023-05-01'), ('RPT-430', 'u3', '2024-04-01');
