CREATE TABLE "activities" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"type" smallint NOT NULL,
	"banner" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"instruction" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_products" (
	"id" serial PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"pid" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"picture_blur" text,
	"level" smallint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" serial PRIMARY KEY NOT NULL,
	"mer_id" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"use_type" smallint NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"money" integer NOT NULL,
	"min_price" integer DEFAULT 0 NOT NULL,
	"is_limited" boolean DEFAULT false NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"last_total" integer DEFAULT 0 NOT NULL,
	"receive_start_time" timestamp (3) with time zone,
	"receive_end_time" timestamp (3) with time zone,
	"is_fixed_time" boolean DEFAULT false NOT NULL,
	"use_start_time" timestamp (3) with time zone,
	"use_end_time" timestamp (3) with time zone,
	"day" integer DEFAULT 0 NOT NULL,
	"type" smallint DEFAULT 1 NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_last_total" CHECK ("coupons"."last_total" >= 0),
	CONSTRAINT "coupons_money" CHECK ("coupons"."money" > 0)
);
--> statement-breakpoint
CREATE TABLE "guarantees" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"handling_fee" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_types" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"info" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"is_self" boolean DEFAULT false NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"back_image" text DEFAULT '' NOT NULL,
	"street_back_image" text DEFAULT '' NOT NULL,
	"pc_back_image" text DEFAULT '' NOT NULL,
	"pc_banner" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"star_level" smallint DEFAULT 5 NOT NULL,
	"star_product" double precision DEFAULT 5 NOT NULL,
	"star_service" double precision DEFAULT 5 NOT NULL,
	"star_dispatch" double precision DEFAULT 5 NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"real_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"qualification_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"open_time" text DEFAULT '' NOT NULL,
	"holiday_notice" jsonb,
	"handling_fee" integer DEFAULT 0 NOT NULL,
	"service_type" text DEFAULT 'email' NOT NULL,
	"service_link" text DEFAULT '' NOT NULL,
	"service_phone" text DEFAULT '' NOT NULL,
	"service_message" text DEFAULT '' NOT NULL,
	"service_email" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_attrs" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"mer_id" integer NOT NULL,
	"cat1" integer NOT NULL,
	"cat2" integer NOT NULL,
	"cat3" integer NOT NULL,
	"name" jsonb NOT NULL,
	"info" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"unit_name" jsonb NOT NULL,
	"specifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keyword" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"image_blur" text,
	"slider_images" jsonb NOT NULL,
	"slider_blurs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" integer NOT NULL,
	"ot_price" integer NOT NULL,
	"postage" integer DEFAULT 0 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"ficti" integer DEFAULT 0 NOT NULL,
	"sold" integer GENERATED ALWAYS AS ("products"."sales" + "products"."ficti") STORED NOT NULL,
	"browse" integer DEFAULT 0 NOT NULL,
	"star_sum" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"is_multi_sku" boolean DEFAULT false NOT NULL,
	"guarantee_ids" integer[] DEFAULT '{}' NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("products"."name"->>'en','') || ' ' || coalesce("products"."name"->>'zh-CN','') || ' ' || coalesce("products"."name"->>'es','') || ' ' || coalesce("products"."name"->>'fr','') || ' ' || coalesce("products"."name"->>'th','') || ' ' || coalesce("products"."name"->>'lo','') || ' ' || "products"."keyword")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer,
	"product_id" integer NOT NULL,
	"mer_id" integer NOT NULL,
	"sku_id" integer,
	"sku_name" jsonb NOT NULL,
	"order_line_id" integer,
	"star" smallint NOT NULL,
	"service_star" smallint,
	"comment" text NOT NULL,
	"language" text,
	"pics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"merchant_reply" text,
	"merchant_reply_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_star" CHECK ("reviews"."star" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"value_indexes" integer[] NOT NULL,
	"name" jsonb NOT NULL,
	"image" text NOT NULL,
	"image_blur" text,
	"price" integer NOT NULL,
	"ot_price" integer NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"stock" integer NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"weight" double precision DEFAULT 0 NOT NULL,
	"volume" double precision DEFAULT 0 NOT NULL,
	"bar_code" text DEFAULT '' NOT NULL,
	"is_show" boolean DEFAULT true NOT NULL,
	CONSTRAINT "skus_stock" CHECK ("skus"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "master_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"pre_order_no" text,
	"uid" integer NOT NULL,
	"email" text NOT NULL,
	"real_name" text NOT NULL,
	"user_phone" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"user_address" text NOT NULL,
	"total_num" integer NOT NULL,
	"pro_total_price" bigint NOT NULL,
	"total_postage" bigint NOT NULL,
	"total_price" bigint NOT NULL,
	"pay_postage" bigint NOT NULL,
	"pay_price" bigint NOT NULL,
	"coupon_id" integer DEFAULT 0 NOT NULL,
	"coupon_price" bigint DEFAULT 0 NOT NULL,
	"used_integral" integer DEFAULT 0 NOT NULL,
	"deduction_price" bigint DEFAULT 0 NOT NULL,
	"pay_type" text NOT NULL,
	"pay_channel" text DEFAULT 'pc' NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"pay_time" timestamp (3) with time zone,
	"redirect" text,
	"mark" text DEFAULT '' NOT NULL,
	"is_cancel" boolean DEFAULT false NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"pay_deadline" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "master_orders_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "master_orders_pre_order_no_unique" UNIQUE("pre_order_no"),
	CONSTRAINT "master_orders_pay_price" CHECK ("master_orders"."pay_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_order_id" integer NOT NULL,
	"master_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"mer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"product_name" jsonb NOT NULL,
	"sku_name" jsonb NOT NULL,
	"image" text NOT NULL,
	"image_blur" text,
	"price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"weight" double precision DEFAULT 0 NOT NULL,
	"volume" double precision DEFAULT 0 NOT NULL,
	"postage" integer DEFAULT 0 NOT NULL,
	"coupon_price" bigint DEFAULT 0 NOT NULL,
	"used_integral" integer DEFAULT 0 NOT NULL,
	"deduction_price" bigint DEFAULT 0 NOT NULL,
	"pay_price" bigint NOT NULL,
	"is_reply" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_order_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"exp_no" text NOT NULL,
	"exp_code" text NOT NULL,
	"exp_name" text NOT NULL,
	"courier" text DEFAULT '' NOT NULL,
	"courier_phone" text DEFAULT '' NOT NULL,
	"track_time" timestamp (3) with time zone,
	"traces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_store_order_id_unique" UNIQUE("store_order_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"master_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"client_secret" text,
	"redirect" text,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"capture_id" text,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pre_orders" (
	"pre_order_no" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"type" text NOT NULL,
	"lines" jsonb NOT NULL,
	"order_no" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"refund_order_no" text NOT NULL,
	"store_order_id" integer NOT NULL,
	"mer_order_no" text NOT NULL,
	"master_order_no" text NOT NULL,
	"uid" integer NOT NULL,
	"mer_id" integer NOT NULL,
	"mer_name" text NOT NULL,
	"total_num" integer NOT NULL,
	"reason" text NOT NULL,
	"explain" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"refusal_reason" text DEFAULT '' NOT NULL,
	"refund_price" bigint NOT NULL,
	"refund_time" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_refund_order_no_unique" UNIQUE("refund_order_no")
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"master_id" integer NOT NULL,
	"master_order_no" text NOT NULL,
	"uid" integer NOT NULL,
	"mer_id" integer NOT NULL,
	"mer_name" text NOT NULL,
	"total_num" integer NOT NULL,
	"pro_total_price" bigint NOT NULL,
	"total_postage" bigint NOT NULL,
	"total_price" bigint NOT NULL,
	"pay_postage" bigint NOT NULL,
	"pay_price" bigint NOT NULL,
	"coupon_price" bigint DEFAULT 0 NOT NULL,
	"used_integral" integer DEFAULT 0 NOT NULL,
	"deduction_price" bigint DEFAULT 0 NOT NULL,
	"gained_integral" integer DEFAULT 0 NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"pay_time" timestamp (3) with time zone,
	"pay_type" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"refund_status" smallint DEFAULT 0 NOT NULL,
	"delivery_type" text,
	"delivery_name" text DEFAULT '' NOT NULL,
	"delivery_code" text DEFAULT '' NOT NULL,
	"delivery_id" text DEFAULT '' NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	"receive_deadline" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_orders_order_no_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"key" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" serial PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"name" jsonb NOT NULL,
	"pic" text NOT NULL,
	"pic_blur" text,
	"url" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "carriers_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "hot_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "languages_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" serial PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"name" jsonb NOT NULL,
	"pic" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"pc_url" text DEFAULT ' ' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"url" text NOT NULL,
	"code" text NOT NULL,
	"content" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_texts_url_code_pk" PRIMARY KEY("url","code")
);
--> statement-breakpoint
CREATE TABLE "settled_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"name" text NOT NULL,
	"category_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"real_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"handling_fee" integer DEFAULT 0 NOT NULL,
	"qualification_pictures" jsonb NOT NULL,
	"audit_status" smallint DEFAULT 1 NOT NULL,
	"denial_reason" text DEFAULT '' NOT NULL,
	"mer_id" integer,
	"audited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_config" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_requests" (
	"token" text PRIMARY KEY NOT NULL,
	"token_secret" text NOT NULL,
	"verifier" text,
	"profile_id" text,
	"profile_name" text,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"secret" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"last_error" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"real_name" text NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"detail" text NOT NULL,
	"post_code" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"authentication_type" text,
	"province" text,
	"city" text,
	"district" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "favourite_products" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "followed_merchants" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"mer_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"uid" integer NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_uid_operation_key_pk" PRIMARY KEY("uid","operation","key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"url" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_records" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"link_id" text NOT NULL,
	"link_type" text NOT NULL,
	"type" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"integral" integer NOT NULL,
	"balance" integer NOT NULL,
	"mark" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 3 NOT NULL,
	"frozen_time" integer DEFAULT 0 NOT NULL,
	"thaw_time" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"mer_id" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"use_type" smallint NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"money" integer NOT NULL,
	"min_price" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"use_time" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_type" text NOT NULL,
	"login_key" text,
	"nickname" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"identity" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"integral" integer DEFAULT 0 NOT NULL,
	"experience" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_login_key_unique" UNIQUE("login_key"),
	CONSTRAINT "users_identity_unique" UNIQUE("identity"),
	CONSTRAINT "users_integral" CHECK ("users"."integral" >= 0),
	CONSTRAINT "users_balance" CHECK ("users"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_store_order_id_store_orders_id_fk" FOREIGN KEY ("store_order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_store_order_id_store_orders_id_fk" FOREIGN KEY ("store_order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_master_id_master_orders_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."master_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_store_order_id_store_orders_id_fk" FOREIGN KEY ("store_order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_master_id_master_orders_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."master_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_products_pair" ON "activity_products" USING btree ("activity_id","product_id");--> statement-breakpoint
CREATE INDEX "categories_pid" ON "categories" USING btree ("pid");--> statement-breakpoint
CREATE INDEX "coupons_use" ON "coupons" USING btree ("use_type","mer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "merchants_name" ON "merchants" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "merchants_email" ON "merchants" USING btree ("email");--> statement-breakpoint
CREATE INDEX "product_attrs_product" ON "product_attrs" USING btree ("product_id","sort","id");--> statement-breakpoint
CREATE INDEX "products_rank" ON "products" USING btree ("rank","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_sold" ON "products" USING btree ("sold","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_cat1_rank" ON "products" USING btree ("cat1","rank","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_cat1_price" ON "products" USING btree ("cat1","price","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_cat1_sold" ON "products" USING btree ("cat1","sold","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_cat2_rank" ON "products" USING btree ("cat2","rank","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_cat2_price" ON "products" USING btree ("cat2","price","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_cat2_sold" ON "products" USING btree ("cat2","sold","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_cat3_rank" ON "products" USING btree ("cat3","rank","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_cat3_price" ON "products" USING btree ("cat3","price","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_cat3_sold" ON "products" USING btree ("cat3","sold","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_mer_rank" ON "products" USING btree ("mer_id","rank","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_mer_price" ON "products" USING btree ("mer_id","price","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "products_mer_sold" ON "products" USING btree ("mer_id","sold","id") WHERE "products"."is_show";--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_product_star" ON "reviews" USING btree ("product_id","star");--> statement-breakpoint
CREATE INDEX "reviews_uid" ON "reviews" USING btree ("uid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order_line" ON "reviews" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "skus_product" ON "skus" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "master_orders_uid" ON "master_orders" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "master_orders_unpaid" ON "master_orders" USING btree ("pay_deadline") WHERE not "master_orders"."paid" and not "master_orders"."is_cancel";--> statement-breakpoint
CREATE INDEX "order_lines_store_order" ON "order_lines" USING btree ("store_order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_master" ON "order_lines" USING btree ("master_id");--> statement-breakpoint
CREATE INDEX "order_lines_uid" ON "order_lines" USING btree ("uid","is_reply");--> statement-breakpoint
CREATE INDEX "parcels_state" ON "parcels" USING btree ("state","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "payments_master" ON "payments" USING btree ("master_id","id");--> statement-breakpoint
CREATE INDEX "pre_orders_uid" ON "pre_orders" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "pre_orders_expires" ON "pre_orders" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refunds_uid" ON "refunds" USING btree ("uid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open" ON "refunds" USING btree ("store_order_id") WHERE "refunds"."status" <> 1;--> statement-breakpoint
CREATE INDEX "store_orders_uid" ON "store_orders" USING btree ("uid","status","id");--> statement-breakpoint
CREATE INDEX "store_orders_master" ON "store_orders" USING btree ("master_id");--> statement-breakpoint
CREATE INDEX "store_orders_shipped" ON "store_orders" USING btree ("receive_deadline") WHERE "store_orders"."status" = 1;--> statement-breakpoint
CREATE INDEX "mailbox_to" ON "mailbox" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "settled_applications_uid" ON "settled_applications" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "uploads_uid" ON "uploads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "addresses_uid" ON "addresses" USING btree ("uid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("uid") WHERE "addresses"."is_default" and not "addresses"."is_deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_pair" ON "cart_items" USING btree ("uid","sku_id");--> statement-breakpoint
CREATE INDEX "codes_address" ON "codes" USING btree ("address","purpose","id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_products_pair" ON "favourite_products" USING btree ("uid","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "followed_merchants_pair" ON "followed_merchants" USING btree ("uid","mer_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_uid" ON "notifications" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "points_records_uid" ON "points_records" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "sessions_uid" ON "sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_pair" ON "user_coupons" USING btree ("uid","coupon_id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");