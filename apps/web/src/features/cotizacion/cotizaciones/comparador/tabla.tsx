import { comparar } from '@alerce/domain/cotizacion/comparacion'
import { IconX } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useSeleccionado } from '../queries.ts'
import { useElegir } from '../use-elegir.ts'
import classes from './comparador.module.css'

interface TablaProps {
  readonly prospectoId: number
  readonly abierta: boolean
  readonly soloDiferencias: boolean
  readonly planes: ReplyOf<'compararPlanes'>
  /** Null: the last one stays. */
  readonly remove: ((planId: number) => void) | null
}

/** Plans in columns and compared data in lines, with row and column headers. */
export function Tabla({ prospectoId, abierta, soloDiferencias, planes, remove }: TablaProps) {
  const reader = useReader()
  const { choose, eligiendo } = useElegir(prospectoId)
  const { data: seleccionado } = useSeleccionado(prospectoId)
  const partes = comparar(planes)
    .map((parte) => ({ ...parte, filas: soloDiferencias ? parte.filas.filter((f) => f.difiere) : parte.filas }))
    .filter(({ filas }) => filas.length > 0)
  const busy = eligiendo !== null ? 'Guardando el plan elegido…' : null
  return (
    <section className={classes.scroll} aria-label="Planes lado a lado">
      <table className={classes.table} data-planes={planes.length}>
        <thead>
          <tr>
            <td />
            {planes.map(({ planId, nombre, codigo }) => (
              <th key={planId} scope="col">
                <span>{nombre}</span>
                <small>{codigo}</small>
                {remove && (
                  <Button kind="quiet" icon aria-label={`Quitar ${nombre}`} onClick={() => remove(planId)}>
                    <IconX size={16} stroke={1.75} aria-hidden="true" />
                  </Button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {partes.map(({ titulo, filas }) => (
          <tbody key={titulo}>
            <tr>
              <th scope="rowgroup" colSpan={planes.length + 1}>
                {titulo}
              </th>
            </tr>
            {filas.map(({ concepto, celdas, difiere, mejores }) => (
              <tr key={concepto} data-differs={difiere || undefined}>
                <th scope="row">{concepto}</th>
                {celdas.map((celda, at) => (
                  <td key={planes[at]?.planId} className="num" data-best={mejores.includes(at) || undefined}>
                    {celda}
                    {mejores.includes(at) && <small>mejor</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {abierta && (
          <tfoot>
            <tr>
              <td />
              {planes.map(({ planId, nombre }) => (
                <td key={planId}>
                  {planId === seleccionado?.planCotizacionId ? (
                    'Plan elegido'
                  ) : (
                    <ReasonedButton
                      reason={reader ?? busy}
                      busy={eligiendo === planId}
                      onClick={() => void choose({ planId })}
                    >
                      Elegir <span className="vh">{nombre}</span>
                    </ReasonedButton>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
