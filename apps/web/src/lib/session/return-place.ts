import { useLocation } from 'react-router'

/** What leads to the login, or to a screen that comes between, leaves in history.state: never in the address. */
export interface ReturnPlace {
  /** Where the user was, with its query. */
  readonly volverA?: string
  /** Why the session ended, by its letter. */
  readonly motivo?: string | null
}

export function useReturnPlace(): ReturnPlace {
  const { state } = useLocation()
  return (state as ReturnPlace | null) ?? {}
}
