-- What pages show is announced when it changes; `src/change-notices.ts` passes it on to shops.
CREATE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  -- A transaction sends equal notices once (PostgreSQL, NOTIFY).
  PERFORM pg_notify('marketfront_changed', TG_ARGV[0] || coalesce(':' || (changed ->> TG_ARGV[1]), ''));
  RETURN NULL;
END $$;--> statement-breakpoint
-- Each look at a product counts; nothing on a page shows that at once.
CREATE TRIGGER notify_change AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'browse' IS DISTINCT FROM to_jsonb(NEW) - 'browse')
  EXECUTE FUNCTION notify_change('product', 'id');--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE ON "skus" FOR EACH ROW
  EXECUTE FUNCTION notify_change('product', 'product_id');--> statement-breakpoint
CREATE TRIGGER notify_change AFTER UPDATE ON "merchants" FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'followers' IS DISTINCT FROM to_jsonb(NEW) - 'followers')
  EXECUTE FUNCTION notify_change('store', 'id');--> statement-breakpoint
CREATE TRIGGER notify_change AFTER UPDATE OR DELETE ON "categories" FOR EACH ROW
  EXECUTE FUNCTION notify_change('category', 'id');--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE ON "site_config" FOR EACH ROW
  EXECUTE FUNCTION notify_change('site');--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE ON "banners" FOR EACH ROW
  EXECUTE FUNCTION notify_change('site');--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE ON "menus" FOR EACH ROW
  EXECUTE FUNCTION notify_change('site');--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE ON "agreements" FOR EACH ROW
  EXECUTE FUNCTION notify_change('site');
