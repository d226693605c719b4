vcl 4.1;

# Varnish as CDN of the shop. Needs CDN_BYPASSES_COOKIES=1 and TRUSTED_PROXIES (the address of this Varnish) at the shop.

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  set req.http.X-Forwarded-For = client.ip;
  # With one of these cookies a page may be personal, or of another language or theme.
  if (req.http.Cookie ~ "(^|;\s*)(__Host-)?(mf-token|mf-cart|mf-later|mf-social|mf-unsent|mf-flash|fromPath|wanted|human-check|provider-language|locale|theme|mf-notice|mf-country|mf-told|mf-consent|mf-bucket)=") {
    return (pass);
  }
  if (req.method == "GET" || req.method == "HEAD") {
    # Cookies of others (analytics) change nothing: without them `Vary: Cookie` makes one copy only.
    unset req.http.Cookie;
    if (req.http.Accept-Encoding ~ "\bbr\b") {
      set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
      set req.http.Accept-Encoding = "gzip";
    } else {
      unset req.http.Accept-Encoding;
    }
    return (hash);
  }
  return (pass);
}

sub vcl_backend_response {
  # stale-if-error of the shop
  if (beresp.http.Cache-Control ~ "public" && beresp.ttl > 0s) {
    set beresp.keep = 1h;
    set beresp.grace = 1m;
  }
  if (beresp.http.Cache-Control !~ "public") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
}
