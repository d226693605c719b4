-- Words inside product names in any language. pg_trgm ships with PostgreSQL's contrib modules;
-- a server without them still works, it only searches more slowly.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX products_search ON products USING gin (search_text gin_trgm_ops) WHERE is_show;
EXCEPTION WHEN undefined_file OR insufficient_privilege OR feature_not_supported THEN
  RAISE NOTICE 'pg_trgm is not available: product search goes without its index';
END $$;
