import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { ColumnaDeLista } from '@alerce/domain/cartera/vista'
import { IconCalendarPlus } from '@tabler/icons-react'
import { memo, useRef } from 'react'
import { ABRIENDO } from '../../../../components/actions/abriendo.ts'
import { Button } from '../../../../components/actions/button.tsx'
import type { FichaProps } from '../components/ficha.tsx'
import { Avisos, Elegir, Iconos, ReutilizarButton, useTomar } from '../components/partes-de-ficha.tsx'
import { Anulada } from '../tarjeta/anulada.tsx'
import { celdas } from './celda.tsx'
import classes from './tabla.module.css'

interface FilaProps extends FichaProps {
  readonly columnas: readonly ColumnaDeLista[]
}

/** Cells of a prospect: what its card shows, in the chosen columns. Drawn again only when it changed. */
export const Fila = memo(function Fila({ prospecto, columnas, elegida = null, onElegir, ...acts }: FilaProps) {
  const { prospectoId, nombre, estado, anulacionReversibleHasta, cubierto, recibido } = prospecto
  const tomar = useTomar(prospecto)
  const main = useRef<HTMLButtonElement>(null)
  const { busy, gestionar, agendar } = tomar
  return (
    <>
      <th scope="row" className={classes.nombre}>
        <div>
          {elegida !== null && (
            <Elegir prospectoId={prospectoId} nombre={nombre} elegida={elegida} onElegir={onElegir} />
          )}
          <button
            ref={main}
            type="button"
            data-recorre
            aria-busy={busy === 'gestionar' || undefined}
            title={nombre}
            aria-label={`Gestionar a ${nombre}`}
            onClick={gestionar}
          >
            {busy === 'gestionar' ? ABRIENDO : nombre}
          </button>
          <Avisos prospecto={prospecto} />
          <ReutilizarButton icon prospecto={prospecto} onReutilizar={acts.onReutilizar} />
        </div>
        {cubierto && (
          <small>
            De {cubierto.de}
            {cubierto.hasta && `, hasta el ${aDDMMYYYY(cubierto.hasta)}`}
          </small>
        )}
        {recibido && <small>Antes de {recibido.de}</small>}
        {estado === 'Invitación Anulada' && anulacionReversibleHasta && (
          <Anulada prospecto={prospecto} hasta={anulacionReversibleHasta} onUndone={() => main.current?.focus()} />
        )}
      </th>
      {columnas.map((columna) => (
        <td key={columna} data-columna={columna}>
          {celdas[columna](prospecto, tomar)}
        </td>
      ))}
      <td className={classes.actos}>
        <div>
          <Iconos prospecto={prospecto} onEtiquetar={acts.onEtiquetar} />
          <Button icon busy={busy === 'agendar'} title="Agendar" aria-label={`Agendar a ${nombre}`} onClick={agendar}>
            <IconCalendarPlus size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </div>
      </td>
    </>
  )
})
