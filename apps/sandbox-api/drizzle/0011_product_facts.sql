ALTER TABLE "categories" ADD COLUMN "size_guide" jsonb;--> statement-breakpoint
ALTER TABLE "question_replies" ADD COLUMN "uid" integer;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "unit_amount" double precision;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "unit_measure" text;--> statement-breakpoint
CREATE UNIQUE INDEX "question_replies_once" ON "question_replies" USING btree ("question_id","uid");