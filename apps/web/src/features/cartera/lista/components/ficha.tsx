import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { IconArrowDownLeft, IconArrowUpRight, IconUser, IconWorld } from '@tabler/icons-react'
import { memo, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { EstadoGlyph, Track } from '../../../../components/values/estado.tsx'
import { Explained } from '../../../../components/values/explained.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { avanceDe } from '../../../../lib/sale/avance.ts'
import type { Prospecto } from '../queries.ts'
import { Anulada } from '../tarjeta/anulada.tsx'
import classes from './cartera.module.css'
import { Datos } from './datos.tsx'
import {
  type ActosDeFicha,
  Avisos,
  type DeProspecto,
  describeTipo,
  Elegir,
  Etiquetas,
  Iconos,
  ReutilizarButton,
  Sigue,
  useTomar,
} from './partes-de-ficha.tsx'

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

export interface FichaProps extends DeProspecto, ActosDeFicha {
  /** Chosen, while prospects are chosen; null otherwise. */
  readonly elegida?: boolean | null
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
        <Explained means={describeTipo(tipoProspecto)} stop={false}>
          {tipoProspecto}
        </Explained>
        <span className="vh">, {describeTipo(tipoProspecto)}</span>
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
        <Sigue nombre={nombre} avance={avance} busy={busy === 'seguir'} onSeguir={seguir} />
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
