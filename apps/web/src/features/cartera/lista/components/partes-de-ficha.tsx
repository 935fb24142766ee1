import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { common } from '@alerce/contract/messages/common'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import { IconAlertTriangle, IconBan, IconNote, IconRecycle, IconTag } from '@tabler/icons-react'
import { ABRIENDO } from '../../../../components/actions/abriendo.ts'
import { Button } from '../../../../components/actions/button.tsx'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { useAbrirVenta } from '../../../../components/sale/use-abrir-venta.ts'
import { goTo } from '../../../../lib/routes.ts'
import type { avanceDe } from '../../../../lib/sale/avance.ts'
import { showVenta } from '../../../../lib/sale/show-venta.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useOnlyCopies } from '../../../../lib/sin-red/mode.ts'
import etiquetasCss from '../etiquetas/etiquetas.module.css'
import { follow, handle, schedule, showAgenda } from '../handle.ts'
import type { Prospecto } from '../queries.ts'
import { Aviso } from '../tarjeta/aviso.tsx'
import classes from './cartera.module.css'

/** Description of a type of prospect. */
export const describeTipo = (codigo: string) =>
  tiposProspecto.find((tipo) => tipo.codigo === codigo)?.descripcion ?? codigo

/** Acts of a list on its prospects. */
export interface ActosDeFicha {
  /** Reuses the DS for another sale; absent where no reuse is offered. */
  readonly onReutilizar?: ((prospectoId: number) => void) | undefined
  /** With Shift, all up to it. */
  readonly onElegir?: ((prospectoId: number, hasta: boolean) => void) | undefined
  /** Opens the tags; null: the user changes none. */
  readonly onEtiquetar?: ((prospecto: Prospecto) => void) | null | undefined
}

export interface DeProspecto {
  readonly prospecto: Prospecto
}

interface ElegirProps extends Pick<Prospecto, 'prospectoId' | 'nombre'> {
  readonly elegida: boolean
  readonly onElegir: ActosDeFicha['onElegir']
}

/** Box that chooses a card. */
export function Elegir({ prospectoId, nombre, elegida, onElegir }: ElegirProps) {
  return (
    <label className="thumb">
      <input
        type="checkbox"
        aria-label={`Elegir a ${nombre}`}
        checked={elegida}
        onChange={({ nativeEvent }) =>
          onElegir?.(prospectoId, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  )
}

interface ReutilizarButtonProps extends DeProspecto, Pick<ActosDeFicha, 'onReutilizar'> {
  /** Without its word, in a row of the table. */
  readonly icon?: boolean
}

/** Button of a card with a reusable DS, for users who may change the case (spec 1 §2, Prospect card). */
export function ReutilizarButton({ prospecto, onReutilizar, icon = false }: ReutilizarButtonProps) {
  const { prospectoId, nombre, dsEsReutilizable } = prospecto
  const reader = useReader()
  const offered = useOffers('reutilizarDS')
  if (reader !== null || !offered || !dsEsReutilizable || !onReutilizar) return null
  return (
    <Button
      icon={icon}
      title={icon ? 'REUTILIZAR' : undefined}
      aria-label={`REUTILIZAR la DS de ${nombre}`}
      onClick={() => onReutilizar(prospectoId)}
    >
      {icon ? <IconRecycle size={16} stroke={1.75} aria-hidden="true" /> : 'REUTILIZAR'}
    </Button>
  )
}

type Accion = 'gestionar' | 'agendar' | 'seguir'

/** Actions of a card: `acts` for a user who may change the case, `looks` for a reader or without network, without a mark. */
const acts = { gestionar: handle, agendar: schedule, seguir: follow }
const looks = { gestionar: showVenta, agendar: showAgenda, seguir: showVenta }

/** Actions of a card, one at a time. The reason of a halt is shown in a dialog. */
export function useTomar(prospecto: Prospecto) {
  const { abriendo: busy, open } = useAbrirVenta<Accion>(common.unexpected.text)
  const [reader, onlyCopies] = [useReader(), useOnlyCopies()]
  const ways = reader === null && !onlyCopies ? acts : looks
  const press = (accion: Accion) => () =>
    void open(accion, prospecto.prospectoId, (ask) => ways[accion](prospecto, ask))
  return { busy, gestionar: press('gestionar'), agendar: press('agendar'), seguir: press('seguir') }
}

/** Warnings of a card, each behind its icon (spec 1 §2, Prospect card). */
export function Avisos({ prospecto }: DeProspecto) {
  const { nombre, autenticacionRechazada, irregularidadesPendientes } = prospecto
  return (
    <>
      <Aviso
        when={autenticacionRechazada}
        prospecto={prospecto}
        icon={IconBan}
        tone="bad"
        tip="Rechazo por autenticación"
        label={`Rechazo por autenticación de ${nombre}: ver el motivo`}
        load={async () => (await import('../tarjeta/rechazo-dialog.tsx')).RechazoDialog}
        failure={carteraMessages.glosaFailed.text}
      />
      <Aviso
        when={irregularidadesPendientes}
        prospecto={prospecto}
        icon={IconAlertTriangle}
        tone="warn"
        tip="Presiona para ver irregularidades"
        label={`Presiona para ver irregularidades de ${nombre}`}
        load={async () => (await import('../tarjeta/irregularidades-dialog.tsx')).IrregularidadesDialog}
        failure={carteraMessages.irregularidadesFailed.text}
      />
    </>
  )
}

/** Tags of a card; nothing without any. */
export function Etiquetas({ nombre, etiquetas }: Prospecto) {
  if (etiquetas.length === 0) return null
  return (
    <ul className={etiquetasCss.deTarjeta} aria-label={`Etiquetas de ${nombre}`}>
      {etiquetas.map((etiqueta) => (
        <li key={etiqueta}>{etiqueta}</li>
      ))}
    </ul>
  )
}

/** Acts behind an icon: tags, and a note. */
export function Iconos({ prospecto, onEtiquetar }: DeProspecto & Pick<ActosDeFicha, 'onEtiquetar'>) {
  const { prospectoId, nombre } = prospecto
  const writes = useReader() === null
  return (
    <>
      {onEtiquetar && (
        <Button icon title="Etiquetas" aria-label={`Etiquetar a ${nombre}`} onClick={() => onEtiquetar(prospecto)}>
          <IconTag size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
      {writes && (
        <ButtonLink
          icon
          to={goTo('timeline', { prospectoId, anotar: true })}
          title="Anotar"
          aria-label={`Anotar sobre ${nombre}`}
        >
          <IconNote size={16} stroke={1.75} aria-hidden="true" />
        </ButtonLink>
      )}
    </>
  )
}

interface SigueProps extends Pick<Prospecto, 'nombre'> {
  readonly avance: ReturnType<typeof avanceDe>
  readonly busy: boolean
  readonly onSeguir: () => void
  /** Text of the button; without it, the step. */
  readonly texto?: string
}

/** Next step: a button where the advisor can go on with it. */
export function Sigue({ nombre, avance: { avanza, sigue }, busy, onSeguir, texto = sigue }: SigueProps) {
  if (!avanza) return <small title={sigue}>{sigue}</small>
  return (
    <button
      type="button"
      className={classes.sigue}
      title={sigue}
      aria-busy={busy || undefined}
      aria-label={`${sigue}, ${nombre}`}
      onClick={onSeguir}
    >
      {busy ? ABRIENDO : texto}
    </button>
  )
}
