CREATE TABLE "deals" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"total" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deals_total" CHECK ("deals"."total" > 0)
);
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deals_ends_at" ON "deals" USING btree ("is_over","ends_at");