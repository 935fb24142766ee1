import { Ghost } from './components/ghost.tsx'
import classes from './mi-dia.module.css'

/** The panel on its way, open as most leave it; the page says where it was left folded. */
export function MiDiaGhost() {
  return (
    <section className={classes.dia} data-plegado={false} data-ghost>
      <header>
        <h2>Mi día</h2>
      </header>
      <div className={classes.body}>
        <Ghost />
      </div>
    </section>
  )
}
