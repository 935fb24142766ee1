import { brand } from '../../lib/brand.ts'
import { BrandMark } from './brand-mark.tsx'
import places from './places.module.css'
import classes from './top-bar.module.css'

/** The top bar of /dashboard before anything of it can be pressed. */
export function TopBarGhost() {
  return (
    <header className={classes.bar} data-en-camino>
      <span className={classes.brand}>
        <BrandMark size={20} />
        <b>{brand.name}</b>
        <span>{brand.product.dashboard}</span>
      </span>
      <div className={places.places} />
    </header>
  )
}
