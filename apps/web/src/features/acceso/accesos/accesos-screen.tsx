import { useSearchParams } from 'react-router'
import { LinkTabs } from '../../../components/layout/link-tabs.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { goTo } from '../../../lib/routes.ts'
import classes from './accesos.module.css'
import { AccesosSalud } from './components/accesos-salud.tsx'
import { RegistroAdministracion } from './components/registro-administracion.tsx'

/** /consola/accesos: log of accesses to health data, and log of administration. */
export function AccesosScreen() {
  const [params] = useSearchParams()
  const acts = params.get('ver') === 'administracion'
  const tabs = [
    { to: goTo('accesos'), name: 'Datos de salud', current: !acts },
    { to: `${goTo('accesos')}?ver=administracion`, name: 'Administración', current: acts },
  ]
  return (
    <Page title="Accesos" lead="Quién vio datos de salud y qué hizo la administración.">
      <div className={classes.tabs}>
        <LinkTabs label="Accesos" tabs={tabs} />
      </div>
      {acts ? <RegistroAdministracion /> : <AccesosSalud />}
    </Page>
  )
}
