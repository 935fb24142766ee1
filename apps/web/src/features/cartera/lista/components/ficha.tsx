import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { failures } from '@alerce/contract/messages/common'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import {
  IconAlertTriangle,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconBan,
  IconNote,
  IconTag,
  IconUser,
  IconWorld,
} from '@tabler/icons-react'
import { memo, useRef } from 'react'
import { Link } from 'react-router'
import { ABRIENDO } from '../../../../components/actions/abriendo.ts'
import { Button } from '../../../../components/actions/button.tsx'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { useAbrirVenta } from '../../../../components/sale/use-abrir-venta.ts'
import { EstadoGlyph, Track } from '../../../../components/values/estado.tsx'
import { Explained } from '../../../../components/values/explained.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { avanceDe } from '../../../../lib/sale/avance.ts'
import { showVenta } from '../../../../lib/sale/show-venta.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useOnlyCopies } from '../../../../lib/sin-red/mode.ts'
import etiquetasCss from '../etiquetas/etiquetas.module.css'
import { follow, handle, schedule, showAgenda } from '../handle.ts'
import type { Prospecto } from '../queries.ts'
import { Anulada } from '../tarjeta/anulada.tsx'
import { Aviso } from '../tarjeta/aviso.tsx'
import classes from './cartera.module.css'
import { Datos } from './datos.tsx'

const describe = (codigo: string) => tiposProspecto.find((tipo) => tipo.codigo === codigo)?.descripcion ?? codigo

/** Which side of a compensated pair. */
function Compensado({ prospectoId, nombre, otorgaCompensado: otorga }: Prospecto) {
  const Icon = otorga ? IconArrowUpRight : IconArrowDownLeft
  return (
    <div className={classes.pareja}>
      <p className={classes.tag}>
        <Icon size={12} stroke={2} aria-hidden="true" />
        Tipo Comp: {otorga ? 'Otorga' : 'Recibe'}
      </p>
      <Link className="thumb" to={goTo('pareja', { prospectoId })} aria-label={`Ver pareja de ${nombre}`}>
        Ver pareja
      </Link>
    </div>
  )
}

interface FichaProps {
  readonly prospecto: Prospecto
  /** Reuses its DS for another sale; absent where no reuse is offered. */
  readonly onReutilizar?: ((prospectoId: number) => void) | undefined
  /** Chosen, while prospects are chosen; null otherwise. */
  readonly elegida?: boolean | null
  /** With Shift, all up to it. */
  readonly onElegir?: ((prospectoId: number, hasta: boolean) => void) | undefined
  /** Opens its tags; null: the user changes none. */
  readonly onEtiquetar?: ((prospecto: Prospecto) => void) | null | undefined
}

interface ElegirProps extends Pick<Prospecto, 'prospectoId' | 'nombre'> {
  readonly elegida: boolean
  readonly onElegir: FichaProps['onElegir']
}

/** Box that chooses a card. */
function Elegir({ prospectoId, nombre, elegida, onElegir }: ElegirProps) {
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

/** Button of a card with a reusable DS, for users who may change the case (spec 1 §2, Prospect card). */
function ReutilizarButton({ prospecto, onReutilizar }: Pick<FichaProps, 'prospecto' | 'onReutilizar'>) {
  const { prospectoId, nombre, dsEsReutilizable } = prospecto
  const reader = useReader()
  const offered = useOffers('reutilizarDS')
  if (reader !== null || !offered || !dsEsReutilizable || !onReutilizar) return null
  return (
    <Button aria-label={`REUTILIZAR la DS de ${nombre}`} onClick={() => onReutilizar(prospectoId)}>
      REUTILIZAR
    </Button>
  )
}

type Accion = 'gestionar' | 'agendar' | 'seguir'

/** Actions of a card: `acts` for a user who may change the case, `looks` for a reader or without network, without a mark. */
const acts = { gestionar: handle, agendar: schedule, seguir: follow }
const looks = { gestionar: showVenta, agendar: showAgenda, seguir: showVenta }

/** Actions of a card, one at a time. The reason of a halt is shown in a dialog. */
function useTomar(prospecto: Prospecto) {
  const { abriendo: busy, open } = useAbrirVenta<Accion>(failures.unexpected.text)
  const [reader, onlyCopies] = [useReader(), useOnlyCopies()]
  const ways = reader === null && !onlyCopies ? acts : looks
  const press = (accion: Accion) => () =>
    void open(accion, prospecto.prospectoId, (ask) => ways[accion](prospecto, ask))
  return { busy, gestionar: press('gestionar'), agendar: press('agendar'), seguir: press('seguir') }
}

/** Warnings of a card, each behind its icon (spec 1 §2, Prospect card). */
function Avisos({ prospecto }: { readonly prospecto: Prospecto }) {
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
function Etiquetas({ nombre, etiquetas }: Prospecto) {
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
function Iconos({ prospecto, onEtiquetar }: Pick<FichaProps, 'prospecto' | 'onEtiquetar'>) {
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

/** A prospect of the portfolio (spec 1 §2, Prospect card). Drawn again only when it changed: a list holds thousands. */
export const Ficha = memo(function Ficha({ prospecto, elegida = null, onElegir, ...ways }: FichaProps) {
  const { onReutilizar, onEtiquetar } = ways
  const { prospectoId, nombre, estado, tipoProspecto, esCompensado, anulacionReversibleHasta, cubierto } = prospecto
  const { gestionar, agendar, seguir, busy } = useTomar(prospecto)
  const main = useRef<HTMLButtonElement>(null)
  const anulada = estado === 'Invitación Anulada'
  const Icon = tipoProspecto === 'REW' ? IconWorld : IconUser
  const avance = avanceDe(prospecto)
  return (
    <article
      className={classes.ficha}
      data-void={anulada || undefined}
      data-pair={esCompensado || undefined}
      data-chosen={elegida || undefined}
    >
      <div className={classes.tipo}>
        {elegida === null ? (
          <Icon size={16} stroke={1.75} aria-hidden="true" />
        ) : (
          <Elegir prospectoId={prospectoId} nombre={nombre} elegida={elegida} onElegir={onElegir} />
        )}
        <Explained means={describe(tipoProspecto)} stop={false}>
          {tipoProspecto}
        </Explained>
        <span className="vh">, {describe(tipoProspecto)}</span>
      </div>
      <div className={classes.datos}>
        <h2 className={classes.nombre}>{nombre}</h2>
        {esCompensado && <Compensado {...prospecto} />}
        {cubierto && (
          <p className={classes.tag}>
            De {cubierto.de}
            {cubierto.hasta && `, hasta el ${aDDMMYYYY(cubierto.hasta)}`}
          </p>
        )}
        <Datos {...prospecto} />
        <Etiquetas {...prospecto} />
      </div>
      <div className={classes.state}>
        <EstadoGlyph estado={estado} />
        {avance.pasos !== null && <Track done={avance.pasos} />}
        {avance.avanza ? (
          <button
            type="button"
            className={classes.sigue}
            aria-busy={busy === 'seguir' || undefined}
            aria-label={`${avance.sigue}, ${nombre}`}
            onClick={seguir}
          >
            {busy === 'seguir' ? ABRIENDO : avance.sigue}
          </button>
        ) : (
          <small>{avance.sigue}</small>
        )}
      </div>
      <div className={classes.buttons}>
        <div className={classes.avisos}>
          <Avisos prospecto={prospecto} />
        </div>
        <ReutilizarButton prospecto={prospecto} onReutilizar={onReutilizar} />
        <div className={classes.acciones}>
          <Iconos prospecto={prospecto} onEtiquetar={onEtiquetar} />
          <Button busy={busy === 'agendar'} aria-label={`Agendar a ${nombre}`} onClick={agendar}>
            Agendar
          </Button>
          <Button
            ref={main}
            data-recorre
            busy={busy === 'gestionar'}
            aria-label={`Gestionar a ${nombre}`}
            onClick={gestionar}
          >
            Gestionar
          </Button>
        </div>
      </div>
      {anulada && anulacionReversibleHasta && (
        <Anulada prospecto={prospecto} hasta={anulacionReversibleHasta} onUndone={() => main.current?.focus()} />
      )}
    </article>
  )
})
