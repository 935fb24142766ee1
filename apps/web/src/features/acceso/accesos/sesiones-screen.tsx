import { useSearchParams } from 'react-router'
import { LinkTabs } from '../../../components/layout/link-tabs.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { goTo } from '../../../lib/routes.ts'
import classes from './accesos.module.css'
import { Ingresos } from './components/ingresos.tsx'
import { SesionesAbiertas } from './components/sesiones-abiertas.tsx'
import { SesionesDe } from './components/sesiones-de.tsx'

/** /consola/sesiones: who is in now, and who came and went. */
export function SesionesScreen() {
  const [params] = useSearchParams()
  const past = params.get('ver') === 'ingresos'
  const tabs = [
    { to: goTo('sesiones'), name: 'Abiertas', current: !past },
    { to: `${goTo('sesiones')}?ver=ingresos`, name: 'Ingresos', current: past },
  ]
  return (
    <Page title="Sesiones" lead="Quién está conectado y quién ingresó antes.">
      <div className={classes.tabs}>
        <LinkTabs label="Sesiones" tabs={tabs} />
      </div>
      {past ? <Ingresos /> : <Abiertas usuarioId={Number(params.get('usuarioId'))} />}
    </Page>
  )
}

/** An id that is none is nobody's: everybody's are shown. */
const Abiertas = ({ usuarioId }: { readonly usuarioId: number }) =>
  usuarioId > 0 ? <SesionesDe key={usuarioId} usuarioId={usuarioId} /> : <SesionesAbiertas of={null} />
