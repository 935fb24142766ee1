import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { limiteDe } from '@alerce/domain/mesa/pendientes'
import { IconId, IconMail } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import classes from '../../../../components/mesa/mesa.module.css'
import { PostulanteCells } from '../../../../components/mesa/postulante-cells.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { tiempoDesde, tiempoHasta } from '../../../../lib/time/espera.ts'
import type { Seleccion } from '../../../../lib/use-seleccion.ts'
import { Acto } from './acto.tsx'
import type { Actos } from './use-actos.ts'
import { vaEnLote } from './use-lote.ts'
import { clases, claveDe, type Pendiente } from './vistas.ts'

export interface PendienteRowProps {
  readonly pendiente: Pendiente
  readonly metaHoras: number
  /** When they were read: milliseconds since the epoch. */
  readonly ahora: number
  readonly actos: Actos
  readonly seleccion: Seleccion
}

/** Row of a pending matter: person, due time and actions. */
export function PendienteRow({ pendiente, metaHoras, ahora, actos, seleccion }: PendienteRowProps) {
  const { clase, que, corregida, desde, vence, nombre, prospectoId } = pendiente
  const clave = claveDe(pendiente)
  const limite = limiteDe(pendiente, metaHoras)
  const late = Date.parse(limite) <= ahora
  return (
    <tr data-clave={clave}>
      <td className={classes.elegir}>
        {vaEnLote(pendiente) && (
          <label className="thumb">
            <input
              type="checkbox"
              aria-label={`Elegir ${clases[clase].asunto} de ${nombre}`}
              checked={seleccion.elegidas.includes(clave)}
              onChange={({ nativeEvent }) =>
                seleccion.toggle(clave, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            />
          </label>
        )}
      </td>
      <PostulanteCells of={pendiente} />
      <td data-title="Pendiente">
        <span>
          {clases[clase].asunto}
          <small>
            <Enteros>{que}</Enteros>
          </small>
          {corregida && <small>Corregida, en revisión</small>}
        </span>
      </td>
      <td data-title="Espera" data-keep>
        {tiempoDesde(desde, ahora)}
      </td>
      <td data-title="Plazo" data-keep data-hot={late || undefined}>
        <span>
          {fechaYHora(limite)}
          <small>
            {late ? `Pasó la meta hace ${tiempoDesde(limite, ahora)}` : `Faltan ${tiempoHasta(limite, ahora)}`}
          </small>
          {vence && (
            <small>
              <Enteros>Se anula el {fechaYHora(vence)}</Enteros>
            </small>
          )}
        </span>
      </td>
      <td>
        <div className={classes.line}>
          <Acto pendiente={pendiente} actos={actos} />
          {prospectoId !== null && (
            <>
              <Button
                kind="quiet"
                icon
                aria-label={`Ver la cédula de ${nombre} por ${clases[clase].asunto.toLowerCase()}`}
                onClick={() => actos.abrir({ cedula: { ...pendiente, prospectoId } })}
              >
                <IconId size={16} stroke={1.75} aria-hidden="true" />
              </Button>
              <Button
                kind="quiet"
                icon
                aria-label={`Escribir a ${pendiente.asesor} por ${clases[clase].asunto.toLowerCase()} de ${nombre}`}
                onClick={() => actos.abrir({ escribir: { ...pendiente, prospectoId } })}
              >
                <IconMail size={16} stroke={1.75} aria-hidden="true" />
              </Button>
            </>
          )}
        </div>
      </td>
    </tr>
  )
}
