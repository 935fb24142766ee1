import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token that a mailed link brought in its fragment, which no server ever sees. It leaves the address bar at once,
 * and stays in the history entry: a page that the phone reloads opens the same link.
 */
export function useLinkToken(): string | null {
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const arrived = new URLSearchParams(hash.slice(1)).get('enlace')
  useEffect(() => {
    if (arrived) void navigate(pathname, { replace: true, state: { enlace: arrived } })
  }, [arrived, navigate, pathname])
  return arrived ?? (state as { enlace?: string } | null)?.enlace ?? null
}
