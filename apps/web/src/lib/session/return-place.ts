import { useLocation } from 'react-router'

/** State in history.state for the login or a screen in between; never in the address. */
export interface ReturnPlace {
  /** Address of the user before, with its query. */
  readonly volverA?: string
  /** Letter of the reason that ended the session. */
  readonly motivo?: string | null
}

export function useReturnPlace(): ReturnPlace {
  const { state } = useLocation()
  return (state as ReturnPlace | null) ?? {}
}
