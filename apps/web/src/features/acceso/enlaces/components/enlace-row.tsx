import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { type Shape, StateGlyph } from '../../../../components/values/estado.tsx'
import { deviceName } from '../../../../lib/browser/device.ts'
import classes from '../enlaces.module.css'
import { type EnlaceDeSupervisor, useRevocarEnlace } from '../queries.ts'

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

interface AperturasProps {
  readonly of: EnlaceDeSupervisor['aperturas']
  readonly label: string
}

/** Openings of a link, newest first: instant, address and device. */
function Aperturas({ of, label }: AperturasProps) {
  return (
    <ul aria-label={label} className={classes.list}>
      {of.map(({ en, ip, agente }) => (
        <li key={`${en} ${ip}`}>
          <time dateTime={en}>{fechaYHora(en)}</time>
          <span>desde {ip}</span>
          <span title={agente}>{deviceName(agente)}</span>
        </li>
      ))}
    </ul>
  )
}

interface RevocarButtonProps {
  readonly enlace: EnlaceDeSupervisor
  readonly onRevoked: (what: string) => void
}

function RevocarButton({ enlace: { enlaceId, asesor, jefe }, onRevoked }: RevocarButtonProps) {
  const revocar = useRevocarEnlace()
  const confirm = useConfirm()
  const { busy, run } = useAction(async () => {
    const question = {
      title: 'Revocar el enlace',
      text: `${jefe} deja de ver de inmediato la cartera de ${asesor}. Un enlace revocado no se recupera.`,
      accept: 'Revocar',
    }
    await confirm(question, () =>
      revocar.mutateAsync({ enlaceId }, ({ sesionesCerradas }) =>
        onRevoked(`Enlace revocado. Sesiones cerradas: ${sesionesCerradas}.`),
      ),
    )
  }, administracionMessages.enlaceNoRevocado.text)
  return (
    <Button kind="quiet" busy={busy} aria-label={`Revocar el enlace de ${asesor} para ${jefe}`} onClick={run}>
      Revocar
    </Button>
  )
}

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
