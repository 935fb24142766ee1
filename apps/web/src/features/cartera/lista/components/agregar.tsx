import { screens } from '@alerce/contract/screens'
import { IconPlus, IconUsersPlus } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { goTo } from '../../../../lib/routes.ts'
import classes from './cartera.module.css'

/** `reason`: why this user adds nobody; null: they can. */
export function Agregar({ reason }: { readonly reason: string | null }) {
  const navigate = useNavigate()
  return (
    <div className={classes.agregar}>
      <ReasonedButton side="bottom" reason={reason} onClick={() => void navigate(goTo('addCompensado'))}>
        <IconUsersPlus size={16} stroke={1.75} aria-hidden="true" />
        {screens.addCompensado.name}
      </ReasonedButton>
      <ReasonedButton kind="primary" side="bottom" reason={reason} onClick={() => void navigate(goTo('addProspect'))}>
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        {screens.addProspect.name}
      </ReasonedButton>
    </div>
  )
}
