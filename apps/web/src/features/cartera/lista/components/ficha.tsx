import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import { IconUser, IconWorld } from '@tabler/icons-react'
import { memo, useRef } from 'react'
import { ABRIENDO } from '../../../../components/actions/abriendo.ts'
import { Button } from '../../../../components/actions/button.tsx'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { Track } from '../../../../components/values/track.tsx'
import { avanceDe } from '../../../../lib/sale/avance.ts'
import { Anulada } from '../tarjeta/anulada.tsx'
import { Avisos } from '../tarjeta/avisos.tsx'
import { useTomar } from '../use-tomar.ts'
import classes from './cartera.module.css'
import { Compensado } from './compensado.tsx'
import { Datos } from './datos.tsx'
import { type FichaProps, ReutilizarButton } from './reutilizar-button.tsx'

const describe = (codigo: string) => tiposProspecto.find((tipo) => tipo.codigo === codigo)?.descripcion ?? codigo

/** A prospect of the portfolio (spec 1 §2, Prospect card). Drawn again only when it changed: a list holds thousands. */
export const Ficha = memo(function Ficha({ prospecto, onReutilizar }: FichaProps) {
  const { nombre, estado, tipoProspecto, esCompensado, anulacionReversibleHasta, cubierto } = prospecto
  const { gestionar, agendar, seguir, busy } = useTomar(prospecto)
  const main = useRef<HTMLButtonElement>(null)
  const anulada = estado === 'Invitación Anulada'
  const Icon = tipoProspecto === 'REW' ? IconWorld : IconUser
  const avance = avanceDe(prospecto)
  return (
    <article className={classes.ficha} data-void={anulada || undefined} data-pair={esCompensado || undefined}>
      <p className={classes.tipo} title={describe(tipoProspecto)}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
        {tipoProspecto}
        <span className="vh">, {describe(tipoProspecto)}</span>
      </p>
      <div>
        <h2 className={classes.nombre}>{nombre}</h2>
        {esCompensado && <Compensado {...prospecto} />}
        {cubierto && (
          <p className={classes.tag}>
            De {cubierto.de}
            {cubierto.hasta && `, hasta el ${aDDMMYYYY(cubierto.hasta)}`}
          </p>
        )}
        <Datos {...prospecto} />
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
          <Button busy={busy === 'agendar'} aria-label={`Agendar a ${nombre}`} onClick={agendar}>
            Agendar
          </Button>
          <Button ref={main} busy={busy === 'gestionar'} aria-label={`Gestionar a ${nombre}`} onClick={gestionar}>
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
