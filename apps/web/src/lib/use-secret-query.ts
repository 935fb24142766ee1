import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * What a link brought in its query, or in its fragment, which no server ever sees; taken out of the address at once: it
 * must stay neither in the history nor in what somebody copies from the bar.
 */
export function useSecretQuery(): URLSearchParams {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [taken] = useState(() => new URLSearchParams(search || hash.slice(1)))
  useEffect(() => {
    if (search || hash) void navigate(pathname, { replace: true })
  }, [navigate, pathname, search, hash])
  return taken
}
