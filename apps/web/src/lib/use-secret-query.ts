import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * What a link brought in its query, taken out of the address at once: it must stay neither in the history nor in what
 * somebody copies from the bar.
 */
export function useSecretQuery(): URLSearchParams {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [taken] = useState(() => new URLSearchParams(search))
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true })
  }, [navigate, pathname, search])
  return taken
}
