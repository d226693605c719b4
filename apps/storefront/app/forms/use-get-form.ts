import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

/** Follows a GET form like a link: without loading a new document, and without empty fields. */
export function useGetForm() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value.trim() !== '') params.set(name, value.trim());
    void navigate(`${new URL(form.action).pathname}?${params}`);
  };
}
