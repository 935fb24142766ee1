import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Parameters of a link, from its query or its fragment, which no server receives. They leave the address at once: they
 * must not stay in the history or in a copied address.
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
