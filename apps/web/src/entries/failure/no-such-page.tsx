import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Page } from '../../components/layout/page.tsx'

/** Unknown address: shown inside the frame, which has the navigation. */
export const NoSuchPage = () => (
  <Page title="Esta página no existe" lead="Revise la dirección, o vuelva a su inicio.">
    <ButtonLink kind="primary" to="/">
      Ir al inicio
    </ButtonLink>
  </Page>
)
