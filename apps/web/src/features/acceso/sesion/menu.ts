import { screens } from '@alerce/contract/screens'
import type { MenuLink } from '../../../components/layout/user-menu.tsx'
import { goTo } from '../../../lib/routes.ts'
import type { Session } from '../../../lib/session/session.ts'

/** What a user does about their own access; who came by a link has neither password nor sessions of their own. */
export function menuOf({ roles, debeCambiarClave }: Session): readonly MenuLink[] {
  if (roles.includes('supervisor') || debeCambiarClave) return []
  return [
    { to: goTo('clave'), label: screens.clave.name },
    { to: goTo('misSesiones'), label: screens.misSesiones.name },
  ]
}
