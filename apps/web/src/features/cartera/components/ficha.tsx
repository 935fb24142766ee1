import { correoCortado } from '@alerce/domain/persona/correo'
import { telefonoConPrefijo } from '@alerce/domain/persona/telefono'
import { tiposProspecto } from '@alerce/domain/prospecto/tipos'
import { IconUser, IconWorld } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { EstadoGlyph } from '../../../components/values/estado.tsx'
import { Track } from '../../../components/values/track.tsx'
import { avanceDe } from '../avance.ts'
import type { Prospecto } from '../queries.ts'
import { useTomar } from '../use-tomar.ts'
import classes from './cartera.module.css'

const describe = (codigo: string) => tiposProspecto.find((tipo) => tipo.codigo === codigo)?.descripcion ?? codigo

/** A prospect of the portfolio (spec 1 §2, Prospect card). */
export function Ficha({ prospecto }: { readonly prospecto: Prospecto }) {
  const { nombre, estado, folioDS, correo, telefono, fechaRegistro, tipoProspecto } = prospecto
  const { gestionar, agendar, busy } = useTomar(prospecto)
  const Icon = tipoProspecto === 'REW' ? IconWorld : IconUser
  const avance = avanceDe(estado)
  return (
    <article className={classes.ficha} data-void={estado === 'Invitación Anulada' || undefined}>
      <p className={classes.tipo} title={describe(tipoProspecto)}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
        {tipoProspecto}
      </p>
      <div>
        <h2>{nombre}</h2>
        <p className={classes.meta}>
          <span>DS {folioDS ?? '-'}</span>
          <span title={correo}>{correoCortado(correo)}</span>
          <span>{telefonoConPrefijo(telefono)}</span>
          <span>{fechaRegistro}</span>
        </p>
      </div>
      <div className={classes.state}>
        <EstadoGlyph estado={estado} />
        {avance.pasos !== null && <Track done={avance.pasos} />}
        <small>{avance.sigue}</small>
      </div>
      <p className={classes.buttons}>
        <Button busy={busy === 'agendar'} aria-label={`Agendar a ${nombre}`} onClick={agendar}>
          Agendar
        </Button>
        <Button kind="tonal" busy={busy === 'gestionar'} aria-label={`Gestionar a ${nombre}`} onClick={gestionar}>
          Gestionar
        </Button>
      </p>
    </article>
  )
}
