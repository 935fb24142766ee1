import { estadisticasMessages } from '@alerce/contract/messages/cartera/lista'
import { mesDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { type Figura, primerDia } from '@alerce/domain/cartera/estadisticas'
import { Link } from 'react-router'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { AsesorSelector } from '../../../components/filters/asesor-selector.tsx'
import { MesFilter } from '../../../components/filters/mes-filter.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useOffers, useSession } from '../../../lib/session/session.ts'
import { CifrasGhost } from './components/cifras-ghost.tsx'
import { Embudo } from './components/embudo.tsx'
import { Filas } from './components/filas.tsx'
import { MesPropio } from './components/mes-propio.tsx'
import classes from './estadisticas.module.css'
import { cifraText, descripciones, grupos } from './figuras.ts'
import { usePeriodo } from './periodo.ts'
import { useEstadisticas, useMesDelAsesor, type FigurasDelMes as Valores } from './queries.ts'

interface CifrasProps {
  readonly valores: Valores
  /** Figure with open rows. */
  readonly abierta: Figura | null
  readonly hacia: (figura: Figura) => string
}

/** Every figure in its group; each opens the rows that it counts. */
function Cifras({ valores, abierta, hacia }: CifrasProps) {
  return (
    <div className={classes.grupos}>
      {grupos.map(({ titulo, figuras }) => (
        <section key={titulo} className={classes.grupo} aria-label={titulo}>
          <h2>{titulo}</h2>
          <ul>
            {figuras.map((figura) => (
              <li key={figura}>
                <Cifra figura={figura} valor={valores[figura]} abierta={figura === abierta} hacia={hacia(figura)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface CifraProps {
  readonly figura: Figura
  readonly valor: number
  readonly abierta: boolean
  readonly hacia: string
}

function Cifra({ figura, valor, abierta, hacia }: CifraProps) {
  const { nombre, nota } = descripciones[figura]
  const opens = useOffers('obtenerFilasEstadistica')
  const content = (
    <>
      <b>{cifraText(figura, valor)}</b>
      <span>{nombre}</span>
      {nota && <small>{nota}</small>}
    </>
  )
  if (!opens) return <div className={classes.cifra}>{content}</div>
  return (
    <Link to={hacia} className={classes.cifra} aria-current={abierta || undefined} preventScrollReset>
      {content}
    </Link>
  )
}

/** /statistics: activity and results (spec 1 §2, Statistics). */
export function StatisticsScreen() {
  const { asesor: ajeno } = useSession()
  const { hoy, mes, asesor, figura, choose, chooseAsesor, hacia } = usePeriodo()
  const estadisticas = useEstadisticas({ mes, asesor })
  const propio = useMesDelAsesor({ mes, asesor })
  const opens = useOffers('obtenerFilasEstadistica')
  // The month of the advisor stands above: figures drawn before it would move
  const enOrden = propio.enabled && !propio.isFetched ? { ...estadisticas, data: undefined } : estadisticas
  return (
    <Page
      title={estadisticasMessages.titulo.text}
      lead={ajeno && `Cartera de ${ajeno.nombre}`}
      actions={
        <>
          <AsesorSelector every="Todo su equipo" value={asesor} onChange={chooseAsesor} />
          <MesFilter label="Mes de las estadísticas" mes={mes} hoy={hoy} onChange={choose} />
        </>
      }
    >
      <Loaded
        of={enOrden}
        failure={estadisticasMessages.readFailed.text}
        ghost={<CifrasGhost propio={propio.enabled} />}
      >
        {(valores) => (
          <div className={classes.screen}>
            <MesPropio periodo={{ mes, asesor }} esActual={primerDia(mes) === mesDeMeta(hoy)} mes={propio} />
            <Cifras valores={valores} abierta={figura} hacia={hacia} />
            <div className={classes.columnas} data-abierto={figura !== null || undefined}>
              {figura && opens && <Filas figura={figura} periodo={{ mes, asesor }} cierre={hacia(null)} />}
              <Embudo valores={valores} mes={mes} abierta={figura} hacia={hacia} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
