import { screens } from '@alerce/contract/screens'
import { IconPlus, IconUsersPlus } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import classes from './cartera.module.css'

/** The room that the ways to add somebody take, before they can be pressed. */
export function AgregarGhost() {
  return (
    <div className={`${classes.agregar} ${classes.lugar}`}>
      <Button>
        <IconUsersPlus size={16} stroke={1.75} aria-hidden="true" />
        {screens.addCompensado.name}
      </Button>
      <Button>
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        {screens.addProspect.name}
      </Button>
    </div>
  )
}
