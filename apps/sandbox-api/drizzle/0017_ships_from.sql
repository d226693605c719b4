ALTER TABLE "merchants" ADD COLUMN "ships_from" text;--> statement-breakpoint
-- The stores of the demo, as new databases have them.
UPDATE "merchants" SET "ships_from" = "known"."code" FROM (VALUES
  ('United Kingdom', 'GB'),
  ('Portugal', 'PT'),
  ('Czechia', 'CZ'),
  ('Norway', 'NO'),
  ('Denmark', 'DK'),
  ('Laos', 'LA'),
  ('Ireland', 'IE'),
  ('Ghana', 'GH'),
  ('Spain', 'ES'),
  ('China', 'CN'),
  ('Thailand', 'TH'),
  ('Poland', 'PL'),
  ('Switzerland', 'CH'),
  ('Japan', 'JP'),
  ('France', 'FR')
) AS "known" ("name", "code") WHERE "address" LIKE '%, ' || "known"."name";
