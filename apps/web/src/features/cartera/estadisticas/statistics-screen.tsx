import { estadisticasMessages } from '@alerce/contract/messages/cartera/estadisticas'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { Cifras } from './components/cifras.tsx'
import { CifrasGhost } from './components/cifras-ghost.tsx'
import { Embudo } from './components/embudo.tsx'
import { Filas } from './components/filas.tsx'
import { FiltroPeriodo } from './components/filtro-periodo.tsx'
import classes from './estadisticas.module.css'
import { usePeriodo } from './periodo.ts'
import { useEstadisticas } from './queries.ts'

/** /statistics: what has been done and what came of it (spec 1 §2, Statistics). */
export function StatisticsScreen() {
  const { roles, asesor } = useSession()
  const { hoy, mes, figura, elegir, hacia } = usePeriodo()
  const estadisticas = useEstadisticas(mes)
  const team = roles.includes('jefatura') && !roles.includes('asesor')
  const whose = asesor ? `Cartera de ${asesor.nombre}` : team && 'Todo su equipo'
  return (
    <Page
      title={estadisticasMessages.titulo.text}
      lead={whose}
      actions={<FiltroPeriodo mes={mes} hoy={hoy} onChange={elegir} />}
    >
      <Loaded of={estadisticas} failure={estadisticasMessages.readFailed.text} ghost={<CifrasGhost />}>
        {(valores) => (
          <div className={classes.screen}>
            <Cifras valores={valores} abierta={figura} hacia={hacia} />
            <div className={classes.columnas} data-abierto={figura !== null || undefined}>
              {figura && <Filas figura={figura} mes={mes} cierre={hacia(null)} />}
              <Embudo valores={valores} mes={mes} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
