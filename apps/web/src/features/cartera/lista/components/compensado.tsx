import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { goTo } from '../../../../lib/routes.ts'
import type { Prospecto } from '../queries.ts'
import classes from './cartera.module.css'

/** Which side of a compensated pair. */
export function Compensado({ prospectoId, nombre, otorgaCompensado: otorga }: Prospecto) {
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
