/** Posts a form to one of the shop's own resource routes (React Router's single-fetch is for its own hooks). */
export async function postForm<T>(path: string, form: FormData): Promise<T> {
  const response = await fetch(path, { method: 'POST', body: form, headers: { Accept: 'application/json' } });
  return (await response.json()) as T;
}
