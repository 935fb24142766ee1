import { formatoRut } from '@alerce/domain/base/persona/rut'
import { pasoActual } from '@alerce/domain/cartera/pasos'
import {
  IconArrowDownLeft,
  IconArrowRight,
  IconArrowUpRight,
  IconCalendarPlus,
  IconCircleCheck,
  IconHistory,
  IconHourglass,
  IconLock,
  IconPencil,
} from '@tabler/icons-react'
import { useId } from 'react'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { EstadoGlyph, Track } from '../../../components/values/estado.tsx'
import { Fact } from '../../../components/values/fact.tsx'
import { goTo } from '../../../lib/routes.ts'
import { pasosHechosDe } from '../../../lib/sale/avance.ts'
import { enLaVenta } from '../../../lib/sale/show-venta.ts'
import { esperaSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import classes from './pareja.module.css'
import type { Lado } from './queries.ts'

interface LadoPanelProps {
  readonly lado: Lado
  readonly otorga: boolean
  /** True when its button is the primary one of the screen. */
  readonly principal: boolean
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const turnos = { actua: IconArrowRight, espera: IconHourglass, cerrado: IconLock, termino: IconCircleCheck }
const aQuien = {
  otorga: 'Espera a quien otorga.',
  recibe: 'Espera a quien recibe.',
  postulante: 'Espera al postulante.',
  isapre: 'Espera a la isapre.',
} as const

/** First text of the panel: the turn of this side. */
function turnoDe({ turno, espera }: Lado): string {
  if (espera) return aQuien[espera]
  return { actua: 'Le toca.', cerrado: 'Cerrado por ahora.', termino: 'Nada pendiente.', espera: 'Espera.' }[turno]
}

/** One of the pair: person, current step and next step. */
export function LadoPanel({ lado, otorga, principal }: LadoPanelProps) {
  const id = useId()
  const { prospectoId, nombre, rut, estado, folioDS, turno, detalle } = lado
  const hechos = pasosHechosDe(estado)
  const Side = otorga ? IconArrowUpRight : IconArrowDownLeft
  const Turno = turnos[turno]
  const abierta = esperaSuActualizacion(lado)
  return (
    <article className={classes.lado} aria-labelledby={id}>
      <header>
        <h2 id={id}>{nombre}</h2>
        <p className={classes.tag}>
          <Side size={12} stroke={2} aria-hidden="true" />
          Tipo Comp: {otorga ? 'Otorga' : 'Recibe'}
        </p>
      </header>
      <dl className={classes.facts}>
        <Fact name="RUT">{rut ? formatoRut(rut) : '-'}</Fact>
        <Fact name="DS">{folioDS ?? '-'}</Fact>
        <Fact name="Estado">
          <EstadoGlyph estado={estado} />
        </Fact>
      </dl>
      {hechos !== null && <Track done={hechos} />}
      <p className={classes.turno} data-turno={turno}>
        <Turno {...icon} />
        <span>
          <b>{turnoDe(lado)}</b> {turno === 'actua' ? (abierta ?? detalle) : detalle}
        </span>
      </p>
      {turno !== 'actua' && abierta && <p>{abierta}</p>}
      <footer>
        <ButtonLink kind="quiet" to={goTo('addProspect', { prospectoId })} aria-label={`Prospecto de ${nombre}`}>
          <IconPencil {...icon} />
          Prospecto
        </ButtonLink>
        <ButtonLink kind="quiet" to={goTo('timeline', { prospectoId })} aria-label={`Bitácora de ${nombre}`}>
          <IconHistory {...icon} />
          Bitácora
        </ButtonLink>
        <ButtonLink kind="quiet" to={goTo('agenda', { prospectoId })} aria-label={`Agendar a ${nombre}`}>
          <IconCalendarPlus {...icon} />
          Agendar
        </ButtonLink>
        {abierta ? (
          <ButtonLink
            kind={principal ? 'primary' : 'tonal'}
            to={goTo('postulantDatanew', { prospectoId })}
            aria-label={`Ir a la actualización de ${nombre}`}
          >
            Ir a la actualización
          </ButtonLink>
        ) : (
          <Siguiente lado={lado} principal={principal} />
        )}
      </footer>
    </article>
  )
}

/** The button of the next step; while it is closed, why. */
function Siguiente({ lado, principal }: Pick<LadoPanelProps, 'lado' | 'principal'>) {
  const { prospectoId, nombre, declaracionSaludId, sigue, detalle, pasos } = lado
  if (sigue) {
    return (
      <ButtonLink
        kind={principal ? 'primary' : 'tonal'}
        to={enLaVenta(sigue.ruta, { prospectoId, identificador: declaracionSaludId })}
        aria-label={`${sigue.titulo} de ${nombre}`}
      >
        {sigue.titulo}
      </ButtonLink>
    )
  }
  const proximo = pasos.find(({ situacion }) => situacion !== 'listo')
  // A reader also gets the link to the current step
  const actual = pasoActual(pasos)
  return (
    <>
      {actual && (
        <ButtonLink
          kind="quiet"
          to={enLaVenta(actual.ruta, { prospectoId, identificador: declaracionSaludId })}
          aria-label={`Ver ${actual.titulo} de ${nombre}`}
        >
          Ver {actual.titulo}
        </ButtonLink>
      )}
      {proximo && <Cerrado titulo={proximo.titulo} nombre={nombre} detalle={detalle} />}
    </>
  )
}

function Cerrado({
  titulo,
  nombre,
  detalle,
}: {
  readonly titulo: string
  readonly nombre: string
  readonly detalle: string
}) {
  return (
    <ReasonedButton reason={detalle} aria-label={`${titulo} de ${nombre}`}>
      {titulo}
    </ReasonedButton>
  )
}
