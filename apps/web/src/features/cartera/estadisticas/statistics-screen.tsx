import { estadisticasMessages } from '@alerce/contract/messages/cartera/lista'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { AsesorSelector } from '../../../components/filters/asesor-selector.tsx'
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
  const { asesor: ajeno } = useSession()
  const { hoy, mes, asesor, figura, elegir, elegirAsesor, hacia } = usePeriodo()
  const estadisticas = useEstadisticas({ mes, asesor })
  return (
    <Page
      title={estadisticasMessages.titulo.text}
      lead={ajeno && `Cartera de ${ajeno.nombre}`}
      actions={
        <>
          <AsesorSelector every="Todo su equipo" value={asesor} onChange={elegirAsesor} />
          <FiltroPeriodo mes={mes} hoy={hoy} onChange={elegir} />
        </>
      }
    >
      <Loaded of={estadisticas} failure={estadisticasMessages.readFailed.text} ghost={<CifrasGhost />}>
        {(valores) => (
          <div className={classes.screen}>
            <Cifras valores={valores} abierta={figura} hacia={hacia} />
            <div className={classes.columnas} data-abierto={figura !== null || undefined}>
              {figura && <Filas figura={figura} periodo={{ mes, asesor }} cierre={hacia(null)} />}
              <Embudo valores={valores} mes={mes} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
