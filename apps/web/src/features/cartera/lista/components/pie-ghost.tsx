import classes from './cartera.module.css'

/** The room of the links to the other screens, before they can be followed. */
export const PieGhost = () => (
  <footer className={classes.pie}>
    <div />
  </footer>
)
