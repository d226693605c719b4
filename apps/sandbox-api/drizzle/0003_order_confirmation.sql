ALTER TABLE "master_orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "master_orders" ADD COLUMN "confirmation_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "master_orders" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "master_orders" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "master_orders" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE INDEX "master_orders_unconfirmed" ON "master_orders" USING btree ("retry_at") WHERE "master_orders"."paid" and "master_orders"."confirmation_sent_at" is null;