import { QueryClient } from '@tanstack/react-query'

/** One cache for all screens. `call` does the retries; readings stay fresh for 15 s between two screens. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
