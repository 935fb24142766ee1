import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { mesEscrito } from '@alerce/domain/base/fechas/escrita'
import { type Figura, type Mes, primerDia } from '@alerce/domain/cartera/estadisticas'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { useOffers } from '../../../../lib/session/session.ts'
import classes from '../estadisticas.module.css'
import { embudo } from '../figuras.ts'
import type { FigurasDelMes } from '../queries.ts'
import { Barra } from './barra.tsx'

interface EmbudoProps {
  readonly valores: FigurasDelMes
  readonly mes: Mes
  /** Figure with open rows. */
  readonly abierta: Figura | null
  /** URL of the rows of a figure. */
  readonly hacia: (figura: Figura) => string
}

/** From prospect to contract, as bars that open their rows; the same numbers stand in a table behind. */
export function Embudo({ valores, mes, ...enlaces }: EmbudoProps) {
  const delMes = `En ${mesEscrito(primerDia(mes))}`
  const largest = Math.max(...embudo.flatMap(({ total, mes: suyo }) => [valores[total], suyo ? valores[suyo] : 0]))
  return (
    <Panel title="De prospecto a contrato">
      {largest === 0 ? (
        <Empty title="Aún no hay nada que comparar">
          <p>Las barras aparecen con el primer prospecto.</p>
        </Empty>
      ) : (
        <>
          <Barras valores={valores} largest={largest} delMes={delMes} {...enlaces} />
          <p className={classes.leyenda} aria-hidden="true">
            <span data-serie="total">Total</span>
            <span data-serie="mes">{delMes}</span>
          </p>
          <details className={classes.detras}>
            <summary className="thumb">Ver como tabla</summary>
            <Tabla valores={valores} delMes={delMes} />
          </details>
        </>
      )}
    </Panel>
  )
}

interface BarrasProps extends Omit<EmbudoProps, 'mes'> {
  readonly largest: number
  /** Month in words. */
  readonly delMes: string
}

function Barras({ valores, delMes, largest, abierta, hacia }: BarrasProps) {
  const opens = useOffers('obtenerFilasEstadistica')
  const de = (figura: Figura) => ({
    valor: valores[figura],
    largest,
    to: opens ? hacia(figura) : null,
    abierta: figura === abierta,
  })
  return (
    <ul className={classes.barras} aria-label="Gráfico de barras">
      {embudo.map(({ nombre, total, mes }) => (
        <li key={nombre} className={classes.etapa}>
          <span>{nombre}</span>
          <div>
            <Barra serie="total" nombre={`${nombre}, total`} {...de(total)} />
            {mes && <Barra serie="mes" nombre={`${nombre}, ${delMes}`} {...de(mes)} />}
          </div>
          <b aria-hidden="true">{formatoNumero(valores[total])}</b>
        </li>
      ))}
    </ul>
  )
}

function Tabla({ valores, delMes }: Pick<BarrasProps, 'valores' | 'delMes'>) {
  const columns = [{ title: 'Paso' }, { title: 'Total', num: true }, { title: delMes, num: true }]
  return (
    <DataTable label="De prospecto a contrato, en números" columns={columns}>
      {embudo.map(({ nombre, total, mes }) => (
        <tr key={nombre}>
          <th scope="row">{nombre}</th>
          <td data-num>{formatoNumero(valores[total])}</td>
          <td data-num>{mes === null ? '–' : formatoNumero(valores[mes])}</td>
        </tr>
      ))}
    </DataTable>
  )
}
