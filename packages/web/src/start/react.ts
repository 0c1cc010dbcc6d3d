/** Runs React before the app and by itself: both in one task would hold up a tap. */
import 'react-dom/client';
