CREATE TABLE "deals" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"total" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deals_total" CHECK ("deals"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_uid_pk" PRIMARY KEY("review_id","uid")
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"sku_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_alerts_sku_id_uid_pk" PRIMARY KEY("sku_id","uid")
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "business_hours" jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deals_ends_at" ON "deals" USING btree ("is_over","ends_at");--> statement-breakpoint
CREATE INDEX "review_votes_uid" ON "review_votes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "stock_alerts_uid" ON "stock_alerts" USING btree ("uid");--> statement-breakpoint
UPDATE "reviews" SET "is_verified" = true WHERE "order_line_id" IS NOT NULL;
