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
ALTER TABLE "reviews" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "review_votes_uid" ON "review_votes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "stock_alerts_uid" ON "stock_alerts" USING btree ("uid");--> statement-breakpoint
UPDATE "reviews" SET "is_verified" = true WHERE "order_line_id" IS NOT NULL;
