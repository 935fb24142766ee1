import { nucleoMessages as m } from '@alerce/contract/messages/base/nucleo'
import { rowOf, type Screen } from '@alerce/contract/screens'
import { useLocation } from 'react-router'
import { ButtonLink } from '../actions/button-link.tsx'
import { Page } from '../layout/page.tsx'

/** Screens of a password that is kept elsewhere. */
const deSuClave: readonly Screen[] = ['clave', 'segundoPaso']

interface NotOfferedProps {
  readonly screen: Screen
  /** Path of the user's first screen. */
  readonly home: string
}

/** In the place of a screen that the remote core of connected mode does not offer: the reason, and a way back. */
export function NotOffered({ screen, home }: NotOfferedProps) {
  const { pathname } = useLocation()
  const { name = 'Pantalla no disponible' } = rowOf(screen)
  return (
    <Page title={name} lead={(deSuClave.includes(screen) ? m.suClave : m.sinPantalla).text}>
      {pathname !== home && (
        <ButtonLink kind="primary" to={home}>
          Ir al inicio
        </ButtonLink>
      )}
    </Page>
  )
}
