ALTER TABLE "merchants" ADD COLUMN "response_minutes" integer;--> statement-breakpoint
-- The stores of the demo, as new databases have them.
UPDATE "merchants" SET "response_minutes" = (ARRAY[15, 60, 120, 240, 30, 90, 180, 45, 300, 20, 1440, NULL])["id"] WHERE "id" <= 12;
