CREATE TABLE "balance_records" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"type" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"link_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"uid" integer NOT NULL,
	"type" text NOT NULL,
	"on_site" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notification_settings_uid_type_pk" PRIMARY KEY("uid","type")
);
--> statement-breakpoint
DROP INDEX "refunds_open";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_num" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "kind" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "amount" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "deadline" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "audited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "express_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tracking_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "telephone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD COLUMN "saved_price" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "balance_records_uid" ON "balance_records" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "refunds_store_order" ON "refunds" USING btree ("store_order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_deadline" ON "refunds" USING btree ("deadline") WHERE "refunds"."status" in (0, 4, 5);--> statement-breakpoint
CREATE INDEX "favourite_products_product" ON "favourite_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("id") WHERE "notifications"."mail" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open" ON "refunds" USING btree ("store_order_id") WHERE "refunds"."status" in (0, 2, 4, 5);--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");