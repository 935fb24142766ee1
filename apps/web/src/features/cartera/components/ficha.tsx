import { tiposProspecto } from '@alerce/domain/prospecto/tipos'
import { IconArrowDownLeft, IconArrowUpRight, IconUser, IconWorld } from '@tabler/icons-react'
import { memo } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { EstadoGlyph } from '../../../components/values/estado.tsx'
import { Track } from '../../../components/values/track.tsx'
import { avanceDe } from '../avance.ts'
import type { Prospecto } from '../queries.ts'
import { useTomar } from '../use-tomar.ts'
import classes from './cartera.module.css'
import { Correo, Telefono } from './contacto.tsx'

const describe = (codigo: string) => tiposProspecto.find((tipo) => tipo.codigo === codigo)?.descripcion ?? codigo

/** Which side of a compensated pair. */
function Compensado({ otorga }: { readonly otorga: boolean }) {
  const Icon = otorga ? IconArrowUpRight : IconArrowDownLeft
  return (
    <p className={classes.tag}>
      <Icon size={12} stroke={2} aria-hidden="true" />
      Tipo Comp: {otorga ? 'Otorga' : 'Recibe'}
    </p>
  )
}

/** A prospect of the portfolio (spec 1 §2, Prospect card). Drawn again only when it changed: a list holds thousands. */
export const Ficha = memo(function Ficha({ prospecto }: { readonly prospecto: Prospecto }) {
  const { nombre, estado, folioDS, correo, telefono, fechaRegistro, tipoProspecto, esCompensado } = prospecto
  const { gestionar, agendar, busy } = useTomar(prospecto)
  const Icon = tipoProspecto === 'REW' ? IconWorld : IconUser
  const avance = avanceDe(estado)
  return (
    <article
      className={classes.ficha}
      data-void={estado === 'Invitación Anulada' || undefined}
      data-pair={esCompensado || undefined}
    >
      <p className={classes.tipo} title={describe(tipoProspecto)}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
        {tipoProspecto}
      </p>
      <div>
        <h2>{nombre}</h2>
        {esCompensado && <Compensado otorga={prospecto.otorgaCompensado} />}
        <p className={classes.meta}>
          <span>DS {folioDS ?? '-'}</span>
          <Correo correo={correo} />
          <Telefono telefono={telefono} nombre={nombre} />
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
})
