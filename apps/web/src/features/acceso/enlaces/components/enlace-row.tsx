import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { type Shape, StateGlyph } from '../../../../components/values/estado.tsx'
import classes from '../enlaces.module.css'
import type { EnlaceDeSupervisor } from '../queries.ts'
import { Aperturas } from './aperturas.tsx'
import { RevocarButton } from './revocar-button.tsx'

interface EnlaceRowProps {
  readonly enlace: EnlaceDeSupervisor
  /** Columns of the table. */
  readonly width: number
  readonly onRevoked: (what: string) => void
}

const words: Readonly<Record<EnlaceDeSupervisor['estado'], readonly [Shape, string]>> = {
  vigente: ['disc', 'Vigente'],
  vencido: ['ring', 'Vencido'],
  revocado: ['barred', 'Revocado'],
}

const timesText = (count: number) => (count === 1 ? '1 vez' : `${count} veces`)

export function EnlaceRow({ enlace, width, onRevoked }: EnlaceRowProps) {
  const { enlaceId, asesor, jefe, creado, creadoPor, expira, estado, revocadoPor, aperturas } = enlace
  const [shown, setShown] = useState(false)
  const [shape, word] = words[estado]
  const openings = `aperturas-${enlaceId}`
  return (
    <>
      <tr data-off={estado !== 'vigente' || undefined} className={classes.row}>
        <th scope="row">{asesor}</th>
        <td data-title="Supervisor">{jefe}</td>
        <td data-title="Creado" data-keep>
          {fechaYHora(creado)}
          <small>por {creadoPor}</small>
        </td>
        <td data-title="Vence" data-keep>
          {fechaYHora(expira)}
        </td>
        <td data-title="Estado">
          <StateGlyph shape={shape}>{word}</StateGlyph>
          {revocadoPor && <small>por {revocadoPor}</small>}
        </td>
        <td data-title="Aperturas" data-keep>
          {aperturas.length === 0 ? (
            'Sin abrir'
          ) : (
            <button
              type="button"
              className={classes.more}
              aria-expanded={shown}
              aria-controls={shown ? openings : undefined}
              aria-label={`Aperturas del enlace de ${asesor}: ${timesText(aperturas.length)}`}
              onClick={() => setShown(!shown)}
            >
              {timesText(aperturas.length)}
            </button>
          )}
        </td>
        <td data-title="Acción">{estado === 'vigente' && <RevocarButton enlace={enlace} onRevoked={onRevoked} />}</td>
      </tr>
      {shown && (
        <tr id={openings}>
          <td colSpan={width} className={classes.openings}>
            <Aperturas of={aperturas} label={`Aperturas del enlace de ${asesor}`} />
          </td>
        </tr>
      )}
    </>
  )
}
